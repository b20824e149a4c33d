import type { ChangeOwn, OwnTable } from '@orrery/protocol';
import { create } from 'zustand';
import { call } from '../net/api.ts';

/** What one keeps to oneself about the table one sits at; undefined until the server has told. */
export const useOwnTable = create<{ readonly id: string; readonly own: OwnTable | undefined }>(() => ({ id: '', own: undefined }));

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const noted = async (id: string, answer: Promise<OwnTable>): Promise<void> => {
  const own = await answer;
  useOwnTable.setState({ id, own });
};

export const ownTable = {
  /** Without it one hears everybody. */
  look: (id: string): Promise<void> => noted(id, call<OwnTable>('GET', `${at(id)}/own`)).catch(() => {}),
  change: (id: string, wanted: ChangeOwn): Promise<void> => noted(id, call<OwnTable>('PUT', `${at(id)}/own`, wanted)),
  block: (id: string, seat: number, blocked: boolean): Promise<void> =>
    noted(id, call<OwnTable>('PUT', `${at(id)}/seats/${seat}/block`, { blocked })),
  remove: (id: string): Promise<void> => call<void>('DELETE', at(id)),
};
