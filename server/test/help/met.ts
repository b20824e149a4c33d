import type { Guest } from './client.ts';

/** A guest becomes a player. */
export async function asPlayer(guest: Guest, name: string, zone = 'UTC'): Promise<Guest> {
  await guest.post('/api/player', { name, language: 'en', zone });
  return guest;
}

/** Two play a short match to its end: from then on they have met, as soon as it is noted. */
export async function playToEnd(one: Guest, other: Guest, terms: object = {}): Promise<string> {
  const { id } = await one.lay({ seats: [{ kind: 'me' }, { kind: 'empty' }], ...terms });
  await other.post(`/api/tables/${id}/join`, {});
  const lines = [await one.connect({ table: id, seat: 0 }), await other.connect({ table: id, seat: 1 })] as const;
  while (lines[0].payload?.status === 'playing') {
    const asked = lines.find((l) => l.options.length > 0) ?? lines[0];
    await asked.answer(asked.options[0] ?? null);
    for (const line of lines) await line.reach(asked.seq);
  }
  for (const line of lines) line.close();
  return id;
}
