export type DeviceKind = 'android' | 'iphone' | 'computer';

/**
 * @param userAgent as `navigator.userAgent`
 * @param touchPoints as `navigator.maxTouchPoints`: an iPad calls itself a Macintosh, which has no touch screen
 */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'iphone';
  if (/macintosh/i.test(userAgent)) return touchPoints > 1 ? 'iphone' : 'computer';
  return /windows|linux|cros/i.test(userAgent) ? 'computer' : null;
}
