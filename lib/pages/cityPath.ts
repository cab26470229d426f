import type { ToolPath } from './tools';

/** A tool's page of a city: `/tools/fuel-prices/bhopal`. */
export const cityPath = (tool: ToolPath, city: string) => `${tool}/${city}`;
