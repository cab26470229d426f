/** A CDATA section, unless it begins with a URL, which is an element's value. */
export const SECTION = /<!\[CDATA\[(?!\s{0,20}https?:)[^\]]*(?:\](?!\]>)[^\]]*)*\]\]>/g;
