/** Mean, extremes and median of numbers that arrive one by one. */
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
    const sorted = [...this.#values].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
}
