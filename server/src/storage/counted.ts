import { at } from '@orrery/kernel';
import type { Driver, Value } from './sql-storage.ts';

/** The number `n` of a query that has exactly one row. */
export const counted = async (driver: Driver, sql: string, values: readonly Value[]): Promise<number> =>
  Number(at(await driver.query(sql, values), 0).n);
