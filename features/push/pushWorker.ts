import { listenForPushes } from './onPush';
import type { PushScope } from './pushScope';

declare const self: PushScope;

listenForPushes(self, location.origin);
