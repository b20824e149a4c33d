declare module 'virtual:worker' {
  /** Where the worker for tables on this device is. */
  const address: string;
  export default address;
}
declare module 'virtual:thinker' {
  /** Where the worker for hints and analyses is. */
  const address: string;
  export default address;
}
declare module 'virtual:forecaster' {
  /** Where the worker that plays answers ahead is. */
  const address: string;
  export default address;
}

interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
