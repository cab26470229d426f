import type { ToolPath } from './tools';

export const cityPath = (tool: ToolPath, city: string) => `${tool}/${city}`;
