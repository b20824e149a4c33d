import { lookAtEvents } from '../rules/event-cards.ts';
import { face, icon } from './face.ts';
import { little, rule } from './rule.ts';

export const eventLook = rule('eventLook', {
  perform(x) {
    x.call(lookAtEvents);
  },
  feasible: (state) => state.eventDeck.length > 0,
  worth: little,
});

export const eventLookFace = face('eventLook', () => [icon('eye'), icon('event')]);
