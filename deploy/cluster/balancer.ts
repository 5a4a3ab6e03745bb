type Server = { name: string; address: string };
type Site = { address: string; stats: string; hosts: Server[]; apiAddress: string; apis: Server[] };

const servers = (list: Server[]) => list.map(({ name, address }) => `  server ${name} ${address}`).join('\n');

/**
 * The configuration of HAProxy for several hosts and APIs. A request that only reads is sent to another server when its own
 * does not respond within 8 s, closes the connection, or is not ready; any other request only when no server has received
 * it. A server that fails two checks in a row gets no requests until it passes one.
 */
export const balancerConfig = ({ address, hosts, apiAddress, apis, stats }: Site) => `
global
  maxconn 4096

defaults
  mode http
  option redispatch 1
  option http-server-close
  retries 3
  retry-on conn-failure empty-response response-timeout 502 503
  timeout connect 1s
  timeout client 660s
  timeout server 60s
  timeout check 1s
  default-server check inter 1s fall 2 rise 1 maxconn 512

frontend site
  bind ${address}
  option forwardfor
  default_backend hosts

backend hosts
  balance leastconn
  option httpchk GET /readyz
  http-request set-timeout server 8s if METH_GET
  http-request disable-l7-retry unless METH_GET
${servers(hosts)}

frontend api
  bind ${apiAddress}
  default_backend apis

backend apis
  balance leastconn
  option httpchk GET /healthz
  http-request set-timeout server 8s if METH_GET
  http-request disable-l7-retry unless METH_GET
${servers(apis)}

frontend stats
  bind ${stats}
  http-request return status 200 if { path /healthz }
  stats enable
  stats uri /
`;
