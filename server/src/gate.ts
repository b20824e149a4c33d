/** Whether new work is taken. It is shut once, when the server is about to stop. */
export class Gate {
  #open = true;

  get open(): boolean {
    return this.#open;
  }

  shut(): void {
    this.#open = false;
  }
}
