vcl 4.1;
# Varnish 7.1 in front of the site's processes, instead of nginx's cache and with the same results. It has no TLS (put
# nginx or hitch before it) and no request limits. Start it with `-p http_gzip_support=off`: the site compresses once,
# brotli before gzip, and Varnish caches each coding.

import directors;

# Probes several times within DRAIN_MS (2 s in `deploy`), so that a stopping process gets no requests once it stops
# listening.
probe ready { .url = "/api/ready"; .interval = 0.5s; .timeout = 2s; .window = 1; .threshold = 1; .initial = 1; }

backend one { .host = "127.0.0.1"; .port = "3001"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 10s; }
backend two { .host = "127.0.0.1"; .port = "3002"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 10s; }

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(one);
  site.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  # No PURGE: behind a proxy on this machine every reader comes from 127.0.0.1. docs/operate.md empties the cache with
  # varnishadm.
  # For operators, who ask the processes directly.
  if (req.url ~ "^/api/(health|ready)(\?|$)") { return (synth(404)); }
  # No URL below /api contains an escape; the site would decode an escaped letter.
  if (req.url ~ "(?i)^/(a|%61)(p|%70)(i|%69)/" && req.url ~ "^[^?]*%") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }

  # Drafts: never cached.
  if (req.url ~ "^/([a-z]+/)?preview/?(\?|$)") { return (pass); }

  # Drops tracking parameters of shared links, since the page is the same. The list is that of
  # lib/request/sharedLink.mjs.
  if (req.url ~ "^[^?]*[?](?:(?:(?:amp;)?(?:utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl|_gac|ved|usg|_x_tr_[a-z]+|fbclid|fb_[a-z_]+|mibextid|sfnsn|igsh|igshid|ig_rid|ig_mid|xmt|msclkid|twclid|ttclid|yclid|ysclid|li_fat_id|epik|rdt_cid|ScCid|si|mc_[ce]id|_hsenc|_hsmi|__hs[a-z]+|hsCtaTracking|mkt_tok|vero_(?:id|conv)|wickedid|oly_(?:anon|enc)_id|_kx|(?:pk|mtm|matomo|piwik|at|wt|sc|hsa|ns)_[a-z_]+|xtor|cmpid|ocid|ncid|icid|smid|mbid|_branch_[a-z_]+|guccounter|guce_[a-z_]+|taid|tblci|dicbo|tg_rhash|replytocom|share|nb|like_comment|doing_wp_cron|noamp|nonamp|outputType|ref|ref_src|ref_url|referrer|from|source|via|amp|amp_[a-z_]+|usqp|__twitter_impression|trk|trkid)(?:=[^&]*)?|s=[0-9]{1,2}|t=[0-9A-Za-z_-]{22}|m=[01]|print=(?:1|print))(?:&|$))+$") {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  # Files that do not depend on the query.
  if (req.url ~ "^/((feeds|icons|manifests|og|sitemaps)/|pictures/[^?]*\.jpg|[^/?]*\.[a-z0-9]+(\?|$))") {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  # Vary names headers of Next's router, which the site drops: each value would cache another copy of the page.
  unset req.http.RSC;
  unset req.http.Next-Router-State-Tree;
  unset req.http.Next-Router-Prefetch;
  unset req.http.Next-Router-Segment-Prefetch;
  unset req.http.Next-Url;

  # No response depends on a cookie. A weight of 0 means refused.
  unset req.http.Cookie;
  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$|;\s*q=(1|0\.\d*[1-9]))") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(,|$|;\s*q=(1|0\.\d*[1-9]))") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }

  # Pages offer their lite form in both cases.
  if (req.http.Save-Data ~ "(?i)^on$" || req.http.ECT ~ "^(slow-2g|2g|3g)$") { set req.http.Save-Data = "on"; }
  else { unset req.http.Save-Data; }
  unset req.http.ECT;

  # Reduces Accept to the two values that /pictures/fit distinguishes.
  if (req.url ~ "^/pictures/") {
    if (req.http.Accept ~ "image/webp") { set req.http.Accept = "image/webp"; }
    else { unset req.http.Accept; }
  }

  # First a fresh copy, or for a moment (stale-while-revalidate) one that is being updated. If the site fails, the last
  # copy; without a copy, the site's own answer.
  if (req.restarts == 0) { set req.grace = 25s; }
  # A restart keeps the previous grace.
  elsif (req.restarts == 1) { set req.grace = 1d; }
  else { return (pass); }
  return (hash);
}

# Vary covers the rest; see nginx's requests.conf.
sub vcl_hash {
  if (req.http.Save-Data) { hash_data("save-data"); }
}

sub vcl_backend_fetch {
  # Edge Architecture Specification: to an address in TRUSTED_EDGES the site answers 503 instead of a page without news.
  set bereq.http.Surrogate-Capability = {"varnish="Surrogate/1.0""};
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    # Keeps the old copy: see vcl_synth.
    return (abandon);
  }
  # Not cached, as in nginx: without an age Varnish would cache a response for two minutes, whatever its other headers
  # say. For the same time, as in Varnish's own rules, requests for it do not wait for one another; it is never used as
  # a stale copy.
  if (beresp.ttl <= 0s || !beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)no-cache|no-store|private"
      || beresp.http.Set-Cookie || beresp.http.Vary ~ "\*") {
    set beresp.ttl = 120s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # The copy can replace a failing site for a day, and be revalidated by ETag as long.
  set beresp.grace = 1d;
  set beresp.keep = 1d;
  return (deliver);
}

sub vcl_backend_error {
  # Without any answer, try the ready processes twice more.
  if (bereq.retries < 2) { return (retry); }
  if (!bereq.uncacheable) { return (abandon); }
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts < 2) { return (restart); }
}

sub vcl_deliver {
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits == 0) { set resp.http.X-Cache = "MISS"; }
  elsif (obj.ttl < 0s) { set resp.http.X-Cache = "STALE"; }
  else { set resp.http.X-Cache = "HIT"; }
}
