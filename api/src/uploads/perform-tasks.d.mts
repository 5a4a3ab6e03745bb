/**
 * Performs the tasks that `runApart` sends to this process, one after another. Ends the process when its resident memory
 * exceeds the limit of `runApart`.
 */
export function performTasks<Task, Result>(perform: (task: Task) => Promise<Result>): void;
