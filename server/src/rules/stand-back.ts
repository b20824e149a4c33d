import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** How much further back: what is left over when everybody else has had their turn is still plenty. */
const NICE = 10;

/**
 * Lets the thread this is called in wait for all others on the machine. Linux knows threads by numbers of their own; elsewhere, or where it is
 * not allowed, all threads stay alike.
 */
export function standBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE);
  } catch {
    // It is a courtesy, not a condition.
  }
}
