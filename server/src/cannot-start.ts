/** Why a server cannot start, for whoever started it: one line that names what is wrong, where, and what helps. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotStart';
  }
}
