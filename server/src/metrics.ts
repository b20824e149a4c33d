import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator wants to see of a running server. */
export function createMetrics(botsWaiting: () => number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    orders: new Counter({ name: 'orrery_orders_total', help: 'Orders carried out, by kind', labelNames: ['kind'], registers }),
    refusals: new Counter({ name: 'orrery_refusals_total', help: 'Refusals, by code', labelNames: ['code'], registers }),
    seconds: new Histogram({
      name: 'orrery_order_seconds',
      help: 'From the arrival of an order to its acknowledgement, storage included',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    batch: new Histogram({
      name: 'orrery_commit_batch',
      help: 'Acts kept with one flush',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
    commit: new Histogram({
      name: 'orrery_commit_seconds',
      help: 'How long such a flush takes',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    tables: new Gauge({ name: 'orrery_tables_in_memory', help: 'Tables open in a rules thread', registers }),
    sockets: new Gauge({ name: 'orrery_sockets', help: 'Open sockets', registers }),
    stuck: new Counter({ name: 'orrery_rules_stuck_total', help: 'Rules threads ended because they did not come to an end', registers }),
    botsWaiting: new Gauge({
      name: 'orrery_bots_waiting',
      help: 'Bots that wait for a thread to think in',
      registers,
      collect() {
        this.set(botsWaiting());
      },
    }),
    drivers: new Counter({
      name: 'orrery_driver_refusals_total',
      help: 'Orders of the server itself that its own tables refused, by driver and code',
      labelNames: ['driver', 'code'],
      registers,
    }),
    notices: new Counter({
      name: 'orrery_notices_total',
      help: 'Notices, by channel and what became of them',
      labelNames: ['channel', 'result'],
      registers,
    }),
    backupTime: new Gauge({ name: 'orrery_backup_time_seconds', help: 'When the last backup was taken by this server', registers }),
    backupFailures: new Counter({ name: 'orrery_backup_failures_total', help: 'Backups on schedule that failed', registers }),
    botFailures: new Counter({ name: 'orrery_bot_failures_total', help: 'Bots that failed or took too long', registers }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
