// Replaces 'server-only', which only Next can resolve.
