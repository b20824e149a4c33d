/** What something changed by, with its sign: "+16", "−4". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '±0');
