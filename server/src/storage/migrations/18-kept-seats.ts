/** The seat that is kept for somebody who is asked to a table; without a number any will do. */
export const keptSeats: readonly string[] = ['ALTER TABLE invitations ADD COLUMN seat INTEGER'];
