declare module 'us-atlas/states-10m.json' {
  const topology: import('./outline.rules.ts').Topology
  export default topology
}
