/** The link of a page that shows a copy. */
export const LATE_LINK_ID = 'kept-late';

/**
 * Loads the page itself in place of its copy once the worker says that it has come: at once where it is gone, or where
 * the reader has not touched the copy; else a link appears. The text of a script in the copy, which needs none of the page's.
 */
export const LATE_SCRIPT = `{let w=navigator.serviceWorker,t;for(let e of["pointerdown","keydown","wheel","touchstart"])addEventListener(e,()=>t=1,{capture:true,passive:true});w.addEventListener("message",({data:d})=>{if(d?.type=="late")if(d.isGone||!t&&!scrollY)location.reload();else document.getElementById("${LATE_LINK_ID}").hidden=false});w.startMessages()}`;
