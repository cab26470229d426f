/** A CDATA section with text; one that begins with a URL is an element's value. */
export const CDATA_SECTION = /<!\[CDATA\[(?!\s{0,20}https?:)[^\]]*(?:\](?!\]>)[^\]]*)*\]\]>/g;
