const [BACK, LINE, WORDS, BRASS, GO] = ['#121722', '#2a3448', '#e8ecf4', '#e0b868', '#58d6a9'];
const style = `font-family="system-ui, sans-serif" font-size="13" fill="${WORDS}"`;
const escaped = (s: string): string => s.replace(/[<&]/g, (c) => (c === '<' ? '&lt;' : '&amp;'));

/** Shares as horizontal bars with their intervals; brass lines mark the fair share, or the limits that are wanted. */
export function bars(
  title: string,
  items: readonly { label: string; value: number; low: number; high: number }[],
  marks: readonly number[],
): string {
  const [left, width, row] = [190, 420, 28];
  const height = 56 + items.length * row;
  const x = (share: number): number => left + width * share;
  const rows = items.map(({ label, value, low, high }, i) => {
    const y = 44 + i * row;
    return `<text x="${left - 10}" y="${y + 14}" text-anchor="end" ${style}>${escaped(label)}</text>
<rect x="${left}" y="${y + 3}" width="${(width * value).toFixed(1)}" height="14" rx="3" fill="${GO}" opacity="0.8"/>
<path d="M${x(low).toFixed(1)} ${y + 10}H${x(high).toFixed(1)}" stroke="${WORDS}" stroke-width="2"/>
<text x="${left + width + 10}" y="${y + 14}" ${style}>${(100 * value).toFixed(1)} %</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 ${height}" width="690" height="${height}">
<title>${escaped(title)}</title>
<rect width="690" height="${height}" rx="10" fill="${BACK}"/>
<text x="16" y="26" ${style} font-weight="600">${escaped(title)}</text>
${rows.join('\n')}
${marks.map((mark) => `<path d="M${x(mark).toFixed(1)} 38V${height - 10}" stroke="${BRASS}" stroke-dasharray="4 4"/>`).join('\n')}
</svg>
`;
}

/** A line over time; the brass line marks even strength. */
export function curve(title: string, points: readonly { x: number; y: number }[], even: number): string {
  const [left, top, width, height] = [56, 40, 600, 220];
  const most = Math.max(1e-9, ...points.map((p) => p.x));
  const at = ({ x, y }: { x: number; y: number }): string =>
    `${(left + (width * x) / most).toFixed(1)},${(top + height * (1 - y)).toFixed(1)}`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (y) =>
      `<path d="M${left} ${top + height * (1 - y)}h${width}" stroke="${LINE}"/><text x="${left - 8}" y="${top + height * (1 - y) + 4}" text-anchor="end" ${style}>${100 * y} %</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 300" width="690" height="300">
<title>${escaped(title)}</title>
<rect width="690" height="300" rx="10" fill="${BACK}"/>
<text x="16" y="26" ${style} font-weight="600">${escaped(title)}</text>
${grid.join('\n')}
<path d="M${left} ${top + height * (1 - even)}h${width}" stroke="${BRASS}" stroke-dasharray="4 4"/>
<polyline points="${points.map(at).join(' ')}" fill="none" stroke="${GO}" stroke-width="2"/>
<text x="${left + width}" y="288" text-anchor="end" ${style}>${most.toFixed(2)} h</text>
</svg>
`;
}

/** Several lines over the same count, drawn where they differ: the scale begins a little below the least value. */
export function lines(
  title: string,
  unit: string,
  all: readonly { readonly label: string; readonly points: readonly { x: number; y: number }[] }[],
): string {
  const [left, top, width, height] = [56, 40, 480, 220];
  const points = all.flatMap((one) => one.points);
  const most = Math.max(1e-9, ...points.map((p) => p.x));
  const [low, high] = [Math.min(...points.map((p) => p.y)) * 0.97, Math.max(...points.map((p) => p.y)) * 1.01];
  const y = (value: number): number => top + (height * (high - value)) / Math.max(1e-9, high - low);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const value = low + part * (high - low);
    return `<path d="M${left} ${y(value).toFixed(1)}h${width}" stroke="${LINE}"/><text x="${left - 8}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end" ${style}>${value.toFixed(2)}</text>`;
  });
  const colours = [WORDS, BRASS, GO];
  const drawn = all.map((one, i) => {
    const path = one.points.map((p) => `${(left + (width * p.x) / most).toFixed(1)},${y(p.y).toFixed(1)}`);
    const [x, end] = (path.at(-1) ?? '0,0').split(',');
    return `<polyline points="${path.join(' ')}" fill="none" stroke="${colours[i % colours.length]}" stroke-width="2"/>
<circle cx="${x}" cy="${end}" r="3" fill="${colours[i % colours.length]}"/>
<text x="${left + width + 12}" y="${(Number(end) + 4).toFixed(1)}" ${style}>${escaped(one.label)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 300" width="690" height="300">
<title>${escaped(title)}</title>
<rect width="690" height="300" rx="10" fill="${BACK}"/>
<text x="16" y="26" ${style} font-weight="600">${escaped(title)}</text>
${grid.join('\n')}
${drawn.join('\n')}
<text x="${left + width}" y="288" text-anchor="end" ${style}>${most} ${escaped(unit)}</text>
</svg>
`;
}
