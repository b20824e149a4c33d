/** An address of the server this page came from, which may serve it below a path of its own. */
export const fromHere = (path: string): string => new URL(path, document.baseURI).href;
