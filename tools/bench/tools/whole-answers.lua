-- Counts the answers that are not 200 or not whole; sockets that failed count as well.
wrk.headers["Accept-Encoding"] = "gzip"
wrk.headers["Accept"] = "text/html"

-- nginx limits each client and believes this header (client-cdn.conf), so the load comes from many.
local CLIENTS = 16384
local requests = {}
local turn = 0

function init()
  for client = 0, CLIENTS - 1 do
    wrk.headers["X-Forwarded-For"] = string.format("10.1.%d.%d", client / 256, client % 256)
    -- The placeholder becomes another number in each of CLIENTS requests; then the numbers repeat.
    requests[client] = wrk.format(nil, (wrk.path:gsub("NUMBER", string.format("%05d", client))))
  end
end

function request()
  turn = (turn + 1) % CLIENTS
  return requests[turn]
end

local threads = {}
bad = 0
length = 0

function setup(thread)
  table.insert(threads, thread)
end

function response(status, headers, body)
  if length == 0 then length = #body end
  if status ~= 200 or #body < length * 0.98 then bad = bad + 1 end
end

function done(summary, latency, requests)
  local errors = summary.errors
  local total = errors.connect + errors.read + errors.write + errors.timeout
  for _, thread in ipairs(threads) do total = total + thread:get("bad") end
  io.write(string.format("rate %.1f bad %d\n", summary.requests / (summary.duration / 1e6), total))
end
