import { TOOL_PATHS as CHOSEN } from '#site/pages.mjs';
import { isTool, type ToolPath } from './tools';

export const TOOL_PATHS: readonly ToolPath[] = CHOSEN.filter(isTool);
