/**
 * What a reader chose of size and colours, set before the first paint. The text of a script, as short as it can be, since
 * every page has it. A size is a place in the list, so that no text in the storage makes one up; what else is kept there matches no rule.
 */
export const APPEARANCE_SCRIPT =
  'try{let e=document.documentElement,s=localStorage,t=s["n24:theme"];e.style.fontSize=[87.5,,112.5,125,150][+s["n24:textSize"]]+"%";if(t)e.dataset.theme=JSON.parse(t)}catch{}';
