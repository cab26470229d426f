import { dataDirOf, liveDirOf } from './newsSets.mjs';
import { createNewsroom } from './newsroom.mjs';

const { NEWSROOM_PORT } = process.env;
const port = Number(NEWSROOM_PORT || 4000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`newsroom: NEWSROOM_PORT must be a port number, not ${NEWSROOM_PORT}`);
  process.exit(1);
}
const server = createNewsroom({
  dataDir: chosenSet(),
  liveDir: liveDirOf(process.env.NEWSROOM || undefined),
  draftSecret: process.env.PREVIEW_SECRET || undefined,
});

server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `port ${port} is taken; set NEWSROOM_PORT to another`
      : error.message;
  console.error(`newsroom: ${reason}`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // Idle keep-alive connections would delay close().
    server.closeAllConnections();
  });
}

server.listen(port, '0.0.0.0', () => console.log(`newsroom: http://localhost:${port}/api`));

function chosenSet() {
  try {
    return dataDirOf(process.env.NEWSROOM || undefined);
  } catch (error) {
    console.error(`newsroom: ${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}
