export * from '../queries.ts';
