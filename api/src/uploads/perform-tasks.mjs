const MEMORY_CHECK_INTERVAL = 20;
const mostMemory = Number(process.env.MOST_MEMORY ?? Infinity);

export function performTasks(perform) {
  process.once('disconnect', () => process.exit(1));
  process.on('message', async (task) => {
    const check = setInterval(() => {
      if (process.memoryUsage.rss() > mostMemory) process.exit(1);
    }, MEMORY_CHECK_INTERVAL);
    const result = await perform(task);
    clearInterval(check);
    process.send({ result, memory: process.memoryUsage.rss() });
  });
}
