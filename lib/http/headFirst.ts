const HEAD_END = '</head>';
const STYLES = /<style\b[^>]*>[\s\S]*?<\/style>/g;

/** A document's head with its style sheets last, so that title, description and previews stand before them. */
export function stylesLast(head: string): string {
  const styles = head.match(STYLES)?.join('') ?? '';
  return head.replace(STYLES, '') + styles;
}

/**
 * Reorders the head of a document that comes in pieces. React writes style sheets before metadata, which puts the
 * title behind 45 KB of styles; apps that make previews read only the first part of a page.
 *
 * @returns takes each piece and gives what can be sent: nothing until the head is whole, then everything as it comes
 */
export function headFirst(): { take: (piece: Buffer) => Buffer; rest: () => Buffer } {
  let held: Buffer[] | null = [];
  const release = (order: (html: string) => string) => {
    // One byte a character, so that a letter cut between two pieces comes out whole.
    const html = Buffer.concat(held ?? []).toString('latin1');
    held = null;
    return Buffer.from(order(html), 'latin1');
  };
  return {
    take(piece) {
      if (!held) return piece;
      held.push(piece);
      const ended = held.length === 1 ? piece.includes(HEAD_END) : Buffer.concat(held).includes(HEAD_END);
      if (!ended) return Buffer.alloc(0);
      return release((html) => {
        const end = html.indexOf(HEAD_END);
        return stylesLast(html.slice(0, end)) + html.slice(end);
      });
    },
    rest: () => (held ? release((html) => html) : Buffer.alloc(0)),
  };
}
