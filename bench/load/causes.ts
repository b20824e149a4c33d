/** What a stack is about, by the innermost of its frames that says so. The first of these that any frame matches wins over those below. */
const whole: readonly [string, RegExp][] = [
  ['collecting garbage', /Heap::CollectGarbage|Scavenger|ConcurrentMarking|Sweeper|MarkCompact|IncrementalMarking|MinorGCJob/],
  ['compiling', /Compilation|compiler::|Turbofan|maglev::|baseline::|Compiler::|TieringManager/],
  ['flushing to disk', /fsync|fdatasync/],
  ['SQLite', /sqlite3|better-sqlite3|sqlite-thread|walFrames/],
];
const innermost: readonly [string, RegExp][] = [
  ['JSON', /Json(Stringif|Parse)/],
  ['sockets: kernel', /tcp_|sock_|do_writev|ksys_read/],
  ['sockets: node and ws', /node_modules\/ws\/|node:net|node:internal\/stream|node:events|LibuvStreamWrap|StreamBase|uv__stream_io/],
  ['schemas', /node_modules\/zod/],
  ['metrics', /prom-client/],
  ['messages between threads', /MessagePort|worker::Message|ValueSerializer|ValueDeserializer|parcels\.ts|flat-acts\.ts/],
  ['comparing what viewers see', /delta\.ts|shapes\.ts|feed\.ts|JS:\S* :1:8/],
  ['rules and views', /kernel\/src|games\/|big200/],
  ['host', /host\/src/],
  ['server: rules threads', /server\/src\/rules/],
  ['server: tables and sockets', /server\/src/],
  ['waiting and waking', /schedule|epoll|futex|pthread_cond|uv__io_poll|uv__async/],
];

/** Shares of processor time in percent by cause and thread, from what `perf script -F comm,ip,sym` prints. */
export function sharesByCause(script: string): Record<string, Record<string, number>> {
  const shares: Record<string, Record<string, number>> = {};
  const stacks = script.split('\n\n').filter((stack) => stack.trim() !== '');
  for (const stack of stacks) {
    const [comm, ...frames] = stack.trim().split('\n');
    const cause =
      whole.find(([, pattern]) => frames.some((frame) => pattern.test(frame)))?.[0] ??
      frames.flatMap((frame) => innermost.find(([, pattern]) => pattern.test(frame))?.[0] ?? [])[0] ??
      'else';
    const line = shares[cause] ?? {};
    shares[cause] = line;
    for (const column of [comm.trim(), 'all']) line[column] = (line[column] ?? 0) + 100 / stacks.length;
  }
  const rounded = (line: Record<string, number>) => Object.fromEntries(Object.entries(line).map(([k, v]) => [k, Math.round(v * 10) / 10]));
  return Object.fromEntries(
    Object.entries(shares)
      .sort((a, b) => b[1].all - a[1].all)
      .map(([cause, line]) => [cause, rounded(line)]),
  );
}
