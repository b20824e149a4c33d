/** Why something those who run the server asked for was not done, in one line. */
export class NotDone extends Error {}
