/**
 * True for a reader who chose nothing, and for an alert without state or topic.
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
