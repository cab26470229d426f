// @ts-check

/**
 * Whether somebody wants to be told. Whoever chose nothing wants everything, and what belongs to no state
 * and no topic is for everybody.
 *
 * @param {import('../../lib/frontPage/alertSchema.mjs').Alert} alert
 * @param {import('./askSchema.mjs').Choice} choice
 */
export function isWanted({ states, topics }, choice) {
  if (states.length + topics.length === 0) return true;
  if (choice.states.length + choice.topics.length === 0) return true;
  return (
    states.some((state) => choice.states.includes(state)) ||
    topics.some((topic) => choice.topics.includes(topic))
  );
}
