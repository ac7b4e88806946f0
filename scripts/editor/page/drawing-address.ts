export const drawingAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
