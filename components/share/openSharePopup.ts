export function openSharePopup(href: string): void {
  window.open(href, '_blank', 'popup,noopener,noreferrer,width=600,height=400');
}
