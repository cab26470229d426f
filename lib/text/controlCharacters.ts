/**
 * Control characters (C0 but tab, line feed and carriage return; DEL; C1) and the code points that
 * Unicode sets aside as noncharacters. Joiners and directional marks are format characters, which
 * both scripts and emoji need.
 */
const CONTROL = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/**
 * A text without control characters. An HTML parser drops or replaces some of them, and hydration
 * then finds another text than the server wrote.
 */
export const withoutControlCharacters = (text: string) => text.replace(CONTROL, '');
