/**
 * What a reader chose of size and colours, set before the first paint. The text of a script, as short as it can be, since
 * every page has it; and whether there is an answer to the front page's question for the reader's state. A size is a place in the list, so that no text in the storage makes one up; what else is kept there matches no rule.
 */
export const APPEARANCE_SCRIPT =
  'try{let e=document.documentElement,s=localStorage,t=s["n24:theme"];e.style.fontSize=[87.5,,112.5,125,150][+s["n24:textSize"]]+"%";if(t)e.dataset.theme=JSON.parse(t);if(s["n24:place"])e.dataset.asked=""}catch{}';
