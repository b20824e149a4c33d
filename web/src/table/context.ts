import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

const SessionContext = createContext<TableSession | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

export function useSession(): TableSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('outside a table');
  return session;
}

export const useTableState = <T>(pick: (state: TableState) => T): T => useStore(useSession().store, pick);
