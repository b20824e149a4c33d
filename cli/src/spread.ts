/** Mean, extremes and quantiles of numbers that arrive one by one. */
export class Spread {
  readonly #values: number[] = [];

  add(value: number): void {
    this.#values.push(value);
  }

  range(): { mean: number; min: number; max: number } {
    const values = this.#values;
    if (values.length === 0) return { mean: 0, min: 0, max: 0 };
    let [sum, min, max] = [0, values[0], values[0]];
    for (const value of values) {
      sum += value;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return { mean: Math.round((1000 * sum) / values.length) / 1000, min, max };
  }

  median(): number {
    return this.#sorted()[Math.floor(this.#values.length / 2)] ?? 0;
  }

  /** The least value that this part of all stays within. */
  within(part: number): number {
    return this.#sorted()[Math.max(0, Math.ceil(part * this.#values.length) - 1)] ?? 0;
  }

  #sorted(): number[] {
    return [...this.#values].sort((a, b) => a - b);
  }
}
