import { readSource } from './documents.ts'

/** The folders of the kernel in the order of its layers: those that its index exports. */
export const kernelLayers: readonly string[] = [
  ...readSource('kernel/index.ts').matchAll(/'\.\/(\w+)\/index\.ts'/g),
].map(([, folder = '']) => folder)

/** The route of the reference of a layer. */
export const referenceRoute = (folder: string): string => `develop/reference/${folder}`
