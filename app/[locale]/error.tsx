'use client';
// An island because React error boundaries are client components.

import { useEffect, useState } from 'react';
import { useLazy } from '@/lib/browser/useLazy';

const fetchView = async () => (await import('@/app/later/errorView')).errorView();

/** Loads the error view on demand; if that fails, shows a sentence that the page already has. */
export default function PageError() {
  const [View, loadView] = useLazy(fetchView);
  const [unloaded, setUnloaded] = useState<string>();
  useEffect(
    () => loadView(() => setUnloaded(document.documentElement.dataset.unloaded)),
    [loadView],
  );
  return View ? <View /> : unloaded && <main role="alert">{unloaded}</main>;
}
