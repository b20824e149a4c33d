const WIDTH = 32;

/** A bar on a terminal, nothing in a pipe. */
export function progressBar(total: number): { show(done: number): void; done(): void } {
  if (!process.stderr.isTTY) return { show: () => {}, done: () => {} };
  let shown = 0;
  return {
    show(done) {
      const now = performance.now();
      if (done < total && now - shown < 100) return;
      shown = now;
      const full = Math.round((WIDTH * done) / total);
      process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}`);
    },
    done: () => {
      process.stderr.write(`\r${' '.repeat(WIDTH + 30)}\r`);
    },
  };
}
