import type { createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;
export type RouterState = Router['state'];
