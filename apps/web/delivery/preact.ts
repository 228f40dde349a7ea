/** Components are written for React and run by Preact. */
export const preactAliases = {
  // The router's shim for older versions of React.
  'use-sync-external-store/shim/index.js': 'preact/compat',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
} as const
