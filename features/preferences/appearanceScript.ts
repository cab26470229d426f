import { STORAGE_PREFIX } from '@/lib/browser/storagePrefix';

/**
 * Inline script before the first paint, kept minimal because every page carries it. Sizes are list
 * indexes, so tampered storage matches nothing.
 */
export const APPEARANCE_SCRIPT = `try{let e=document.documentElement,s=localStorage,t=s["${STORAGE_PREFIX}theme"];e.style.fontSize=[87.5,,112.5,125,150][+s["${STORAGE_PREFIX}textSize"]]+"%";if(t)e.dataset.theme=JSON.parse(t);if(s["${STORAGE_PREFIX}place"])e.dataset.asked=""}catch{}`;
