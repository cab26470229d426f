export const LATE_LINK_ID = 'kept-late';

/**
 * Inline, because a copy may lack scripts. Reloads an untouched copy or a page that is gone;
 * otherwise shows a link.
 */
export const LATE_SCRIPT = `{let w=navigator.serviceWorker,t;for(let e of["pointerdown","keydown","wheel","touchstart"])addEventListener(e,()=>t=1,{capture:true,passive:true});w.addEventListener("message",({data:d})=>{if(d?.type=="late")if(d.isGone||!t&&!scrollY)location.reload();else document.getElementById("${LATE_LINK_ID}").hidden=false});w.startMessages()}`;
