/** Loads the viewer on the first click on a picture. */
export const loadViewer = async () => (await import('./viewer/viewer.tsx')).Viewer;

export const VIEWER_FAILURE = 'Не\u00a0удалось открыть изображение. Проверьте интернет и\u00a0попробуйте ещё раз';
