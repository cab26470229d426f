/**
 * A notification in the form of declarative web push, which Safari shows without our worker
 * (https://www.w3.org/TR/push-api, "Declarative push messages"). `title`, `body` and address
 * together stay below the 3,993 bytes that services take.
 *
 * @param {import('../../lib/frontPage/alertSchema.mjs').Alert} alert
 * @param {string} language whose words are there
 */
export function payloadOf({ tag, messages }, language) {
  const message = messages[language];
  if (!message) return null;
  const { title, body, url, icon, badge } = message;
  return JSON.stringify({
    web_push: 8030,
    notification: { title, body, navigate: url, icon, badge, tag, lang: language, dir: 'auto' },
  });
}
