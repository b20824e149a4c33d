declare module 'virtual:worker' {
  /** Where the worker for tables on this device is. */
  const address: string;
  export default address;
}
