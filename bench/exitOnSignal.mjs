// Imported for its effect: a process that a signal ends runs no `exit` listeners, and the servers that
// it has started would go on.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
